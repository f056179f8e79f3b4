import { IconButton, type IconButtonProps, Tooltip } from '@mui/material'

interface IconActionProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Read aloud; it names the row where the page has several. */
  label: string
  /** For the pointer, where the label says more than the eye needs. */
  tooltip?: string
  href?: string | undefined
}

/**
 * A button or link that is only an icon, with its meaning in a tooltip. The footer of lists and the row menu have their own:
 * otherwise every list would load this file as well.
 */
export const IconAction = ({ label, tooltip = label, href, ...button }: IconActionProps) => (
  <Tooltip title={tooltip}>
    <IconButton aria-label={label} {...button} {...(href === undefined ? {} : { href })} />
  </Tooltip>
)
