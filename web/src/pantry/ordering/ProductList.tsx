import Search from '@mui/icons-material/Search'
import { Box, Button, Typography } from '@mui/material'
import { type ChangeEvent, useDeferredValue, useMemo, useState } from 'react'
import { holdsWords } from '../../../../shared/core/grid/words.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import { quantityIn } from '../../../../shared/pantry/ordering/cart.ts'
import { addBlock, leftWithin, limitHints } from '../../../../shared/pantry/ordering/cartLimits.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import type { OfferedFood } from '../../../../shared/pantry/products/choice.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'
import { WhenVisible } from '../../core/ui/WhenVisible.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { FoodCard } from './FoodCard.tsx'
import type { Choosing } from './useChoosing.ts'

/** Cards that are drawn at once; the others follow as they scroll into view. */
const firstCards = 30

export function ProductList({ choosing }: { choosing: Choosing }) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<number>()
  const wanted = useDeferredValue(search)
  const rows = useMemo(() => [...choosing.products.values()], [choosing.products])
  const categories = useMemo(() => categoriesOf(rows), [rows])
  const shown = rows.filter(
    (row) =>
      holdsWords(wordsOf(row), wanted) &&
      (category === undefined || row.PantryInventorySubcategories.some(({ ID }) => ID === category)),
  )
  if (rows.length === 0) return <EmptyState title={text('nothingOffered')} text={text('nothingOfferedText')} />
  const reset = () => {
    setSearch('')
    setCategory(undefined)
  }
  return (
    <Box component="section" aria-label={text('allProducts')}>
      <Typography component="h2" sx={visuallyHidden}>
        {text('allProducts')}
      </Typography>
      <SearchBox value={search} onChange={setSearch} />
      <Categories all={categories} chosen={category} choose={setCategory} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {text(plural(language, 'results', shown.length), { count: shown.length })}
      </Typography>
      {shown.length === 0 ? (
        <EmptyState
          title={text('nothingFound')}
          text={text('nothingFoundText')}
          action={{ label: text('clearSearch'), onClick: reset }}
        />
      ) : (
        <Cards rows={shown} choosing={choosing} />
      )}
    </Box>
  )
}

export function Cards({ rows, choosing }: { rows: readonly OfferedFood[]; choosing: Choosing }) {
  const { cart, rules, setQuantity } = choosing
  const cards = (some: readonly OfferedFood[]) =>
    some.map((product) => (
      <FoodCard
        key={product.ID}
        product={product}
        quantity={quantityIn(cart.lines, product.ID)}
        block={addBlock(product, cart)}
        limits={limitHints(product, rules).map((limit) => ({ ...limit, left: leftWithin(limit, product, cart) }))}
        setQuantity={setQuantity}
      />
    ))
  const rest = rows.slice(firstCards)
  return (
    <>
      <Box component="ul" sx={list}>
        {cards(rows.slice(0, firstCards))}
      </Box>
      {rest.length > 0 ? (
        <WhenVisible height={rest.length * 100}>
          <Box component="ul" sx={{ ...list, mt: 1.5 }}>
            {cards(rest)}
          </Box>
        </WhenVisible>
      ) : null}
    </>
  )
}

/** A plain input in the look of the forms' inputs, which a first visit would pay 6 kB for. */
function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const text = useText(cartTexts)
  return (
    <Box sx={searchLook}>
      <Search aria-hidden />
      <Box
        component="input"
        type="search"
        enterKeyHint="search"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        placeholder={text('search')}
        aria-label={text('search')}
        sx={searchInput}
      />
    </Box>
  )
}

interface Category {
  readonly ID: number
  readonly Name: string
}

const wordsOf = (row: OfferedFood) => [
  row.Name,
  row.Description,
  row.Brand,
  ...row.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTag: tag }) => tag.Name),
  ...row.PantryInventorySubcategories.map(({ Name }) => Name),
]

/** Those that have something to choose, in the order of the product's list. */
function categoriesOf(rows: readonly OfferedFood[]): Category[] {
  const found = new Map<number, Category>()
  for (const row of rows) for (const one of row.PantryInventorySubcategories) found.set(one.ID, one)
  return [...found.values()].toSorted((a, b) => a.ID - b.ID)
}

function Categories({
  all,
  chosen,
  choose,
}: {
  all: readonly Category[]
  chosen: number | undefined
  choose: (id: number | undefined) => void
}) {
  const text = useText(cartTexts)
  if (all.length < 2) return null
  const choices = [{ ID: undefined, Name: text('allCategories') }, ...all]
  return (
    <Box role="group" aria-label={text('categories')} sx={scroller}>
      {choices.map(({ ID: id, Name }) => (
        <Button
          key={Name}
          variant={id === chosen ? 'contained' : 'outlined'}
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
          sx={{ flexShrink: 0, minHeight: 44, borderRadius: 22 }}
        >
          {Name}
        </Button>
      ))}
    </Box>
  )
}

const searchLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.75,
  minHeight: 56,
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
  fontSize: '1rem',
  color: 'text.primary',
  bgcolor: 'transparent',
} as const
const scroller = { display: 'flex', gap: 1, overflowX: 'auto', py: 1.5, mx: -0.5, px: 0.5 } as const
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
} as const
