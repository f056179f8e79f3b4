import { Box, List } from '@mui/material'
import type { TransactionCategory } from '../../../../shared/rescue/donations/donation.ts'
import { categoryName } from '../../../../shared/rescue/donations/names.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { useLanguage } from '../../core/words/language.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'

/** Contents of a donation: a line per category with its pounds. */
export function ItemLines({ items }: { items: readonly TransactionCategory[] }) {
  const { language } = useLanguage()
  return (
    <List disablePadding>
      {items.map(({ DonationCategory: category, Pounds: pounds }) => (
        <Box component="li" key={category.ID} sx={lineLook}>
          <CategoryIcon category={category} fontSize="small" sx={{ color: 'primary.main' }} />
          <Box sx={{ flex: 1, minWidth: 0 }}>{categoryName(category, language)}</Box>
          <Box sx={{ fontWeight: 600 }}>
            <Weight value={pounds} />
          </Box>
        </Box>
      ))}
    </List>
  )
}

const lineLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  py: 0.75,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const
