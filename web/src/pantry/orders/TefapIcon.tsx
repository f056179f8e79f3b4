import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import { Box, Tooltip } from '@mui/material'

/** Marks food of the federal program; its label says so in words. */
export const TefapIcon = ({ label }: { label: string }) => (
  <Tooltip title={label}>
    <Box component="span" role="img" aria-label={label} sx={{ color: 'info.main', verticalAlign: '-4px' }}>
      <VerifiedOutlined fontSize="small" />
    </Box>
  </Tooltip>
)
