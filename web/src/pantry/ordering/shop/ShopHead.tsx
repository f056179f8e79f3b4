import Search from '@mui/icons-material/Search'
import { Box, Button } from '@mui/material'
import { type ChangeEvent, useMemo, useState } from 'react'
import { needsTexts } from '../../../../../shared/pantry/needs/texts.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import type { OfferedFood } from '../../../../../shared/pantry/products/choice.ts'
import { dietGroup, kitchenGroup, tagNameIn } from '../../../../../shared/pantry/tags/names.ts'
import { pill } from '../../../core/app/tokens.ts'
import { OpenArrow } from '../../../core/ui/OpenArrow.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useOrdering } from '../useOrdering.ts'

export interface Filters {
  readonly search: string
  /** Kind of food: the subcategory's ID. */
  readonly kind: number | undefined
  /** Names of tags, as they are stored. */
  readonly diets: readonly string[]
  /** Only food that is known to fit the household; with `isUnknownShown` as well what would, if its allergens were known. */
  readonly isFitting: boolean
  readonly isUnknownShown: boolean
  /** Food to be chosen often comes first. */
  readonly isByRank: boolean
}
export const allFood: Filters = {
  ...{ search: '', kind: undefined, diets: [] },
  ...{ isFitting: false, isUnknownShown: false, isByRank: false },
}
export const isNarrowed = ({ search, kind, diets, isFitting }: Filters) =>
  Boolean(search.trim()) || kind !== undefined || diets.length > 0 || isFitting

interface HeadProps {
  rows: readonly OfferedFood[]
  filters: Filters
  /** The household told what its food has to fit. */
  hasNeeds: boolean
  onChange: (filters: Filters) => void
  /** The person is about to type. */
  onSearch: () => void
}

/** Search, kinds of food and diets: they stay in sight while the food scrolls. */
export function ShopHead({ rows, filters, hasNeeds, onChange, onSearch }: HeadProps) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const needsText = useText(needsTexts)
  const { isOwn } = useOrdering()
  const [isOpen, setOpen] = useState(false)
  const kinds = useMemo(() => kindsOf(rows), [rows])
  const hasRanks = useMemo(() => rows.some(({ NutritionRank }) => NutritionRank), [rows])
  const diets = useMemo(() => dietsOf(rows), [rows])
  const { search, kind, diets: chosen } = filters
  const toggle = (diet: string) =>
    onChange({ ...filters, diets: chosen.includes(diet) ? chosen.filter((one) => one !== diet) : [...chosen, diet] })
  return (
    <Box className="no-print" sx={{ ...head, top: isOwn ? 0 : 64 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SearchBox value={search} onFocus={onSearch} onChange={(next) => onChange({ ...filters, search: next })} />
        {diets.length > 0 ? (
          <Button
            variant={chosen.length > 0 ? 'contained' : 'outlined'}
            aria-expanded={isOpen}
            endIcon={<OpenArrow isOpen={isOpen} />}
            onClick={() => setOpen(!isOpen)}
            sx={{ flexShrink: 0, minHeight: 48, borderRadius: 2 }}
          >
            {chosen.length > 0 ? text('dietChosen', { count: chosen.length }) : text('diet')}
          </Button>
        ) : null}
      </Box>
      {isOpen ? (
        <Box role="group" aria-label={text('diet')} sx={{ ...scroller, flexWrap: 'wrap' }}>
          {diets.map((diet) => (
            <Chip key={diet} isChosen={chosen.includes(diet)} onClick={() => toggle(diet)}>
              {tagNameIn(diet, language)}
            </Chip>
          ))}
        </Box>
      ) : null}
      {kinds.length > 1 || hasNeeds || hasRanks ? (
        <Box role="group" aria-label={text('categories')} sx={scroller}>
          {hasNeeds ? (
            <Chip
              isChosen={filters.isFitting}
              onClick={() => onChange({ ...filters, isFitting: !filters.isFitting, isUnknownShown: false })}
            >
              {needsText(isOwn ? 'fitsUs' : 'fitsThem')}
            </Chip>
          ) : null}
          {hasRanks ? (
            <Chip isChosen={filters.isByRank} onClick={() => onChange({ ...filters, isByRank: !filters.isByRank })}>
              {needsText('byRank')}
            </Chip>
          ) : null}
          {[{ ID: undefined, Name: text('allCategories') }, ...kinds].map(({ ID: id, Name }) => (
            <Chip key={Name} isChosen={id === kind} onClick={() => onChange({ ...filters, kind: id })}>
              {Name}
            </Chip>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

function Chip({ isChosen, onClick, children }: { isChosen: boolean; onClick: () => void; children: string }) {
  return (
    <Button
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      onClick={onClick}
      sx={{ flexShrink: 0, minHeight: 44, borderRadius: pill }}
    >
      {children}
    </Button>
  )
}

/** A plain input in the look of the forms' inputs, which a first visit would pay 6 kB for. */
function SearchBox({
  value,
  onFocus,
  onChange,
}: {
  value: string
  onFocus: () => void
  onChange: (text: string) => void
}) {
  const text = useText(cartTexts)
  return (
    <Box sx={searchLook}>
      <Search aria-hidden />
      <Box
        component="input"
        type="search"
        enterKeyHint="search"
        value={value}
        onFocus={onFocus}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        placeholder={text('search')}
        aria-label={text('search')}
        sx={searchInput}
      />
    </Box>
  )
}

/** Those that have something to choose, in the order of the product's list. */
function kindsOf(rows: readonly OfferedFood[]) {
  const found = new Map(rows.flatMap((row) => row.PantryInventorySubcategories).map((one) => [one.ID, one]))
  return [...found.values()].toSorted((a, b) => a.ID - b.ID)
}

/** Names of the tags of the system-wide groups, diets and kitchen, that some of the food has, diets first. */
function dietsOf(rows: readonly OfferedFood[]): string[] {
  const tags = rows.flatMap((row) => row.PantryInventoryItemsPantryInventoryItemTags)
  const of = (group: string) =>
    tags
      .filter(({ PantryInventoryItemTag: tag }) => tag.PantryInventoryItemTagGroup.Name === group)
      .map(({ PantryInventoryItemTag: { Name } }) => Name)
      .toSorted()
  return [...new Set([...of(dietGroup), ...of(kitchenGroup)])]
}

const head = {
  position: 'sticky',
  zIndex: 4,
  mx: { xs: -2, sm: -1 },
  px: { xs: 2, sm: 1 },
  pt: 1,
  mb: 1.5,
  bgcolor: 'background.default',
} as const
const searchLook = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  minHeight: 48,
  color: 'text.secondary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
} as const
const searchInput = {
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  p: 0,
  border: 0,
  outline: 0,
  font: 'inherit',
  // Below 16 px a phone zooms in.
  fontSize: 'subtitle1.fontSize',
  color: 'text.primary',
  bgcolor: 'transparent',
} as const
const scroller = { display: 'flex', gap: 1, overflowX: 'auto', py: 1, mx: -0.5, px: 0.5 } as const
