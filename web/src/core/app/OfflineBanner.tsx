import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined'
import { Box } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useIsOnline } from '../online.ts'
import { useText } from '../words/language.tsx'

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
