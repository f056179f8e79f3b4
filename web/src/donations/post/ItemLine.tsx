import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { DonationCategory } from '../../../../shared/donation/donation.ts'
import { categoryName } from '../../../../shared/donation/names.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { CategoryIcon } from '../CategoryIcon.tsx'

const fieldId = (categoryId: number) => `pounds-${categoryId}`
/** Puts the cursor where the pounds of a category are typed. */
export const focusPounds = (categoryId: number) => document.getElementById(fieldId(categoryId))?.focus()

interface ItemLineProps {
  category: DonationCategory
  pounds: string
  isWrong: boolean
  onChange: (pounds: string) => void
  onRemove: () => void
}

/** One category with its pounds. */
export function ItemLine({ category, pounds, isWrong, onChange, onRemove }: ItemLineProps) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const name = categoryName(category, language)
  return (
    <Box component="li" sx={lineLook}>
      <CategoryIcon category={category} sx={{ color: 'primary.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {isWrong ? (
          <Typography id={`${fieldId(category.ID)}-wrong`} variant="body2" color="error">
            {text('needPounds')}
          </Typography>
        ) : null}
      </Box>
      <TextField
        id={fieldId(category.ID)}
        value={pounds}
        error={isWrong}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        sx={{ width: 124, flex: 'none' }}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            enterKeyHint: 'done',
            'aria-label': text('poundsOf', { category: name }),
            'aria-invalid': isWrong,
            'aria-describedby': isWrong ? `${fieldId(category.ID)}-wrong` : undefined,
            style: { textAlign: 'right', fontWeight: 600 },
          },
          input: { endAdornment: <InputAdornment position="end">{text('lb')}</InputAdornment> },
        }}
      />
      <IconButton aria-label={text('removeItem', { category: name })} onClick={onRemove} edge="end">
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

export const lineLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
