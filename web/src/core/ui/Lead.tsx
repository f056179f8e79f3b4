import { Typography } from '@mui/material'

/** Purpose of a part of a form, below its heading. */
export const Lead = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
    {children}
  </Typography>
)
