import Close from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import type { DonationCategory } from '../../../../../shared/core/reference/reference.ts'
import { categoryName } from '../../../../../shared/rescue/donations/names.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { PoundsField } from '../../../core/ui/form/PoundsField.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { CategoryIcon } from '../CategoryIcon.tsx'
import type { FormItem } from './items.ts'

interface ItemLineProps {
  category: DonationCategory
  index: number
  onRemove: () => void
}

/** A field that gets the focus stands above a phone's bar and the form's own button. */
const aboveFixedBars = 160

/** One category with its pounds. */
export function ItemLine({ category, index, onRemove }: ItemLineProps) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const { control } = useFormContext<{ items: FormItem[] }>()
  const name = categoryName(category, language)
  return (
    <Box component="li" sx={{ ...lineLook, '& input': { scrollMarginBottom: aboveFixedBars } }}>
      <CategoryIcon category={category} sx={{ color: 'primary.main' }} />
      <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>{name}</Box>
      <PoundsField
        control={control}
        name={`items.${index}.pounds`}
        ariaLabel={text('poundsOf', { category: name })}
        isColumn
        sx={{ width: 124, flex: 'none' }}
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
