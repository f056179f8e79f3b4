import { Box, ButtonBase } from '@mui/material'
import type { DonationCategory } from '../../../../../shared/core/reference/reference.ts'
import { categoryName } from '../../../../../shared/rescue/donations/names.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { CategoryIcon } from '../CategoryIcon.tsx'
import type { FormItem } from './items.ts'

interface CategoryTilesProps {
  items: readonly FormItem[]
  categories: readonly DonationCategory[]
  onChoose: (categoryId: number) => void
}

/** All categories to tap; what is chosen already is marked. */
export function CategoryTiles({ items, categories, onChoose }: CategoryTilesProps) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const chosen = new Set(items.map((item) => item.categoryId))
  return (
    <Box sx={tilesLook}>
      {categories.map((category) => {
        const name = categoryName(category, language)
        const isChosen = chosen.has(category.ID)
        return (
          <ButtonBase
            key={category.ID}
            aria-pressed={isChosen}
            aria-label={isChosen ? name : text('addItem', { category: name })}
            onClick={() => onChoose(category.ID)}
            sx={[tileLook, isChosen && chosenLook]}
          >
            <CategoryIcon category={category} />
            <span>{name}</span>
          </ButtonBase>
        )
      })}
    </Box>
  )
}

const tilesLook = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(128px, 1fr))' },
} as const
const tileLook = {
  flexDirection: 'column',
  gap: 0.5,
  minHeight: 88,
  py: 1,
  // Room for `preparadas` on a phone.
  px: { xs: 0.5, sm: 1 },
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  fontSize: 'caption.fontSize',
  lineHeight: 1.3,
  fontWeight: 600,
  textAlign: 'center',
  color: 'text.secondary',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 1 },
} as const
const chosenLook = {
  color: 'primary.contrastText',
  borderColor: 'primary.main',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark', borderColor: 'primary.dark' },
} as const
