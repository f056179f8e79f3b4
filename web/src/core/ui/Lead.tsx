import Typography from '@mui/material/Typography'

/** What a part of a form is for, below its heading. */
export const Lead = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
    {children}
  </Typography>
)
