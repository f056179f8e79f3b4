import { Alert, Box, Button } from '@mui/material'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { Weight } from '../../../core/figures/Weight.tsx'
import { FormActions } from '../../../core/ui/FormActions.tsx'
import { sumOfPounds } from '../../../core/ui/form/pounds.ts'
import { useText } from '../../../core/words/language.tsx'
import type { FormItem } from './items.ts'

interface PostBarProps {
  items: readonly FormItem[]
  problem: string | undefined
  isBusy: boolean
  isDisabled: boolean
}

/** The total and the button, under the thumb; what went wrong stands right above it. */
export function PostBar({ items, problem, isBusy, isDisabled }: PostBarProps) {
  const text = useText(donorTexts)
  return (
    <FormActions>
      <Box sx={{ width: '100%', display: 'grid', gap: 1 }}>
        {problem ? <Alert severity="warning">{problem}</Alert> : null}
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={totalLook}>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', display: 'block' }}>
              {text('total')}
            </Box>
            <Weight value={sumOfPounds(items)} />
          </Box>
          <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={isDisabled} sx={postLook}>
            {text('post')}
          </Button>
        </Box>
      </Box>
    </FormActions>
  )
}

const postLook = { flex: { xs: 1, sm: 'none' }, maxWidth: 240 } as const
const totalLook = {
  typography: 'h3',
  lineHeight: 1.2,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
} as const
