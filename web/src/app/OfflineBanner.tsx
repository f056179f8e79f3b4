import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined'
import Box from '@mui/material/Box'
import { frameTexts } from '../../../shared/text/frame.ts'
import { useText } from './language.tsx'
import { useIsOnline } from './online.ts'

/** Tells that nothing new arrives; screen readers hear it when it appears. */
export function OfflineBanner() {
  const text = useText(frameTexts)
  const isOnline = useIsOnline()
  return (
    <Box role="status">
      {isOnline ? null : (
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
          <WifiOffOutlined fontSize="small" />
          {text('offline')}
        </Box>
      )}
    </Box>
  )
}
