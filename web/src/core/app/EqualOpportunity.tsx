import { Link, Typography } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from '../words/language.tsx'

/** USDA's short nondiscrimination statement, with a link to the full one: where families sign up, sign in and order. */
export function EqualOpportunity() {
  const text = useText(frameTexts)
  return (
    <Typography component="footer" variant="body2" color="textSecondary" sx={{ mt: 4 }}>
      {text('equalOpportunity')}{' '}
      <Link href="https://www.usda.gov/non-discrimination-statement" target="_blank" rel="noreferrer">
        {text('nondiscrimination')}
      </Link>
    </Typography>
  )
}
