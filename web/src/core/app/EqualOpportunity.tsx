import { Typography } from '@mui/material'
import { fairnessTexts } from '../../../../shared/core/text/fairness.ts'
import { useText } from '../words/language.tsx'

/**
 * USDA's short nondiscrimination statement, with a link to the full one: where families sign up, sign in and order. Without
 * MUI's `Link`, which the public document does not have.
 */
export function EqualOpportunity() {
  const text = useText(fairnessTexts)
  return (
    <Typography component="footer" variant="body2" color="textSecondary" sx={{ mt: 4 }}>
      {text('equalOpportunity')}{' '}
      <Typography
        component="a"
        variant="inherit"
        color="primary"
        href="https://www.usda.gov/non-discrimination-statement"
        target="_blank"
        rel="noreferrer"
      >
        {text('nondiscrimination')}
      </Typography>
    </Typography>
  )
}
