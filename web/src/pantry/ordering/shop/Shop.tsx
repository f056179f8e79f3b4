import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import { type Fit, fits, fitsIfKnown } from '../../../../../shared/pantry/needs/fit.ts'
import { tellsNeeds } from '../../../../../shared/pantry/needs/needs.ts'
import { needsTexts } from '../../../../../shared/pantry/needs/texts.ts'
import type { CartLine } from '../../../../../shared/pantry/ordering/cart.ts'
import { foodFit } from '../../../../../shared/pantry/ordering/cartNeeds.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import type { OfferedFood } from '../../../../../shared/pantry/products/choice.ts'
import { foodSearch } from '../../../../../shared/pantry/products/foodSearch.ts'
import { nutritionRanks } from '../../../../../shared/pantry/products/product.ts'
import { tagNameIn } from '../../../../../shared/pantry/tags/names.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { visuallyHidden } from '../../../core/ui/visuallyHidden.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useFoodWords } from '../../products/useFoodWords.ts'
import type { Choosing } from '../useChoosing.ts'
import { FoodTiles } from './FoodTiles.tsx'
import { allFood, type Filters, isNarrowed, ShopHead } from './ShopHead.tsx'

const LastOrder = lazy(() => import('./LastOrder.tsx'))

interface ShopProps {
  choosing: Choosing
  customerId: number
  /** Lines of the order that is edited. */
  edited: readonly CartLine[] | undefined
  /** Shows all that is known of a product. */
  look: (productId: number) => void
}

/** All food of a place: found by words, kind and diet, before it what was ordered last, or what the edited order has. */
export function Shop({ choosing, customerId, edited, look }: ShopProps) {
  const text = useText(cartTexts)
  const needsText = useText(needsTexts)
  const { language } = useLanguage()
  const [filters, setFilters] = useState(allFood)
  const [isSearching, setSearching] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const wanted = useDeferredValue(filters.search)
  const rows = useMemo(() => [...choosing.products.values()], [choosing.products])
  const search = useMemo(() => foodSearch(rows, (row) => textsOf(row, language)), [rows, language])
  const own = rows.filter(({ ID }) => edited?.some(({ PantryInventoryItemID: id }) => id === ID))
  const isNarrow = isNarrowed(filters)
  const sought = useFoodWords(isSearching)
  const { rules } = choosing
  const found = search(wanted, sought).filter((row) => isOf(row, filters) && (isNarrow || !own.includes(row)))
  const fitOfRow = (row: OfferedFood) => foodFit(row, rules)
  const unknown = filters.isFitting ? found.filter((row) => isOfFit(fitOfRow(row), fitsIfKnown)) : []
  const fitting = filters.isFitting
    ? found.filter((row) => isOfFit(fitOfRow(row), fits) || (filters.isUnknownShown && unknown.includes(row)))
    : found
  const shown = filters.isByRank ? fitting.toSorted((a, b) => rankOf(a) - rankOf(b)) : fitting
  if (rows.length === 0) return <EmptyState title={text('nothingOffered')} text={text('nothingOfferedText')} />
  const show = (next: Filters) => {
    setFilters(next)
    // From the middle of the list to the first of what is found.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }
  return (
    <>
      <div ref={top} />
      <ShopHead
        rows={rows}
        filters={filters}
        hasNeeds={tellsNeeds(rules.Needs)}
        onChange={show}
        onSearch={() => setSearching(true)}
      />
      {!isNarrow && own.length > 0 ? (
        <Box component="section" aria-label={text('inYourOrder')} sx={{ mb: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {text('inYourOrder')}
          </Typography>
          <FoodTiles rows={own} choosing={choosing} look={look} />
        </Box>
      ) : null}
      {isNarrow ? null : (
        <Suspense fallback={null}>
          <LastOrder choosing={choosing} customerId={customerId} look={look} />
        </Suspense>
      )}
      <Box component="section" aria-label={text('allProducts')}>
        <Typography variant="h3" component="h2" sx={isNarrow ? visuallyHidden : { mb: 1 }}>
          {text('allProducts')}
        </Typography>
        <Typography role="status" variant="body2" color="textSecondary" sx={isNarrow ? { mb: 1 } : visuallyHidden}>
          {text(plural(language, 'results', shown.length), { count: shown.length })}
        </Typography>
        {unknown.length > 0 && !filters.isUnknownShown ? (
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {needsText(plural(language, 'unknownHidden', unknown.length), { count: unknown.length })}{' '}
            <Button onClick={() => show({ ...filters, isUnknownShown: true })} sx={{ minHeight: 44 }}>
              {needsText('showUnknown')}
            </Button>
          </Typography>
        ) : null}
        {shown.length === 0 ? (
          <Box sx={{ py: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>{text('nothingFound')}</Typography>
            <Typography color="textSecondary">{text('nothingFoundText')}</Typography>
            <Button variant="outlined" onClick={() => show(allFood)} sx={{ mt: 1.5, minHeight: 44 }}>
              {text('clearSearch')}
            </Button>
          </Box>
        ) : (
          <FoodTiles rows={shown} choosing={choosing} look={look} />
        )}
      </Box>
    </>
  )
}

/** Food to be chosen often comes first, food that nobody ranked last. */
const rankOf = ({ NutritionRank: rank }: OfferedFood) => (rank ? nutritionRanks.indexOf(rank) : nutritionRanks.length)

const isOfFit = (fit: Fit | undefined, test: (fit: Fit) => boolean) => fit !== undefined && test(fit)

const textsOf = (row: OfferedFood, language: Parameters<typeof tagNameIn>[1]) => ({
  names: [row.Name, ...(row.OtherNames ?? [])],
  others: [
    row.Description,
    row.Brand,
    ...row.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTag: tag }) =>
      tagNameIn(tag.Name, language),
    ),
    ...row.PantryInventorySubcategories.map(({ Name }) => Name),
  ],
})

/** Food of the chosen kind that keeps every chosen diet. */
function isOf(row: OfferedFood, { kind, diets }: Filters): boolean {
  const tags = row.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTag: { Name } }) => Name)
  return (
    (kind === undefined || row.PantryInventorySubcategories.some(({ ID }) => ID === kind)) &&
    diets.every((diet) => tags.includes(diet))
  )
}
