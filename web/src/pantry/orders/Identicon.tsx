import { Box } from '@mui/material'
import { toSvg } from 'jdenticon'

const size = 60

/** A picture of 60 px that is made of a user name alone, without a call to anywhere (decision 51). */
export function Identicon({ name }: { name: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        borderRadius: '50%',
        bgcolor: 'action.hover',
        flexShrink: 0,
        overflow: 'hidden',
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from a hash of the name; the name itself is not in it.
      dangerouslySetInnerHTML={{ __html: toSvg(name, size) }}
    />
  )
}
