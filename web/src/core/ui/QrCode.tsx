import { Box } from '@mui/material'
import { encode } from 'uqr'

/** A QR code, dark on white in every appearance: cameras read the inverse badly. */
export function QrCode({ content, label }: { content: string; label: string }) {
  // The quiet zone that the standard asks for is four modules wide.
  const { size, data } = encode(content, { border: 4 })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 1, display: 'block' }}
    >
      <path d={modules.join('')} fill="var(--mui-palette-common-black)" />
    </Box>
  )
}
