/** Section 9: selector lists show at most this many entries; typing narrows them down. */
export const maxOptions = 50

/** The open list stands out from the card below it. */
export const listLook = { paper: { sx: { border: '1px solid', borderColor: 'divider', boxShadow: 6 } } } as const
