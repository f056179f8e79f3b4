import EggAltOutlined from '@mui/icons-material/EggAltOutlined'
import { Box, Tooltip } from '@mui/material'
import type { ShownAllergens } from '../../../../shared/pantry/needs/allergens.ts'
import { useAllergenLines } from './foodWords.ts'

/** On the corner of a picture, in a line with little room: it has allergens; which ones is read aloud, and said when it is pointed at. */
export function AllergenMark({ stated }: { stated: ShownAllergens }) {
  const lines = useAllergenLines()
  if (stated.Contains.length + stated.MayContain.length === 0) return null
  const said = lines(stated).join(' · ')
  return (
    <Tooltip title={said}>
      <Box component="span" role="img" aria-label={said} sx={markLook}>
        <EggAltOutlined aria-hidden fontSize="inherit" />
      </Box>
    </Tooltip>
  )
}

const markLook = {
  position: 'absolute',
  right: -6,
  bottom: -4,
  display: 'flex',
  p: 0.25,
  fontSize: 'body2.fontSize',
  borderRadius: '50%',
  color: 'warning.contrastText',
  bgcolor: 'warning.main',
} as const
