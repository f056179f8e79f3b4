import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import { Box, Tooltip } from '@mui/material'

/** The one mark of food of the federal program; its label says so in words. */
export const TefapIcon = ({ label }: { label: string }) => (
  <Tooltip title={label}>
    <Box component="span" role="img" aria-label={label} sx={{ color: 'info.main', verticalAlign: '-4px' }}>
      <AccountBalanceOutlined fontSize="small" />
    </Box>
  </Tooltip>
)
