import { type AutocompleteRenderGroupParams, Box, ListSubheader } from '@mui/material'

/** `renderGroup` of an Autocomplete: a listbox may hold groups of options, but no list within a list. */
export const optionGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <li key={key} role="presentation">
    <ListSubheader component="div" role="presentation">
      {group}
    </ListSubheader>
    <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
      {children}
    </Box>
  </li>
)
