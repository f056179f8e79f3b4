import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined'
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined'
import { Box } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from '../words/language.tsx'
import { useHindrance } from './hindrance.ts'

/** Tells that nothing new arrives, or that calls wait for room; screen readers hear it when it appears. */
export function HindranceBanner() {
  const text = useText(frameTexts)
  const hindrance = useHindrance()
  return (
    <Box role="status">
      {hindrance === undefined ? null : (
        <Box
          sx={{
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
            px: 2,
            py: 1,
            display: 'flex',
            gap: 1,
            justifyContent: 'center',
          }}
        >
          {hindrance === 'offline' ? <WifiOffOutlined fontSize="small" /> : <HourglassTopOutlined fontSize="small" />}
          {text(hindrance)}
        </Box>
      )}
    </Box>
  )
}
