/** A line of the lists of people and invitations: side by side where there is room, below each other on a phone. */
export const personLineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  px: 2.5,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'body1',
} as const
