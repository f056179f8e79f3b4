import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import type { DeliveryProgram } from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../../shared/pantry/programs/texts.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { isOffered } from '../../../../shared/pantry/tags/offered.ts'
import type { PlaceTag } from '../../../../shared/pantry/tags/placeTag.ts'
import { type Tag, tagsNamed } from '../../../../shared/pantry/tags/tag.ts'
import { useApi } from '../../core/data/useApi.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useSaveTagLimit } from '../limits/useSaveTagLimit.ts'
import { TagLabel } from '../tags/TagLabel.tsx'

const EffectiveLimits = lazy(() => import('../limits/EffectiveLimits.tsx'))
const ProductLimits = lazy(() => import('../products/ProductLimits.tsx'))

/** Rows shown at first; the rest on request. */
const firstRows = 25

/** The products of the pantry that the program's tags leave, inactive ones too: they are offered once they are active. */
export function OfferedProducts({ program }: { program: DeliveryProgram }) {
  const products = useApi(inventory.listItems, {})
  const tags = useApi(tagsApi.listTags, {})
  const placeTags = useApi(programsApi.listDeliveryProgramTags, { id: program.ID })
  const error = products.error ?? tags.error
  if (products.data && tags.data && placeTags.data)
    return <Products program={program} products={products.data} tags={tags.data} placeTags={placeTags.data} />
  // The panel of its tags says when those can't be loaded.
  if (placeTags.error) return null
  if (error) return <LoadFailed error={error} onRetry={() => Promise.all([products.mutate(), tags.mutate()])} />
  return <RowsSkeleton rows={4} height={48} />
}

interface ProductsProps {
  program: DeliveryProgram
  products: readonly ProductGridRow[]
  tags: readonly Tag[]
  placeTags: readonly PlaceTag[]
}

function Products({ program, products, tags, placeTags }: ProductsProps) {
  const text = useText(deliveryProgramTexts)
  const { language } = useLanguage()
  const [open, setOpen] = useState<number>()
  const [isAll, setAll] = useState(false)
  const saveTagLimit = useSaveTagLimit(tags)
  const tagsOf = (row: ProductGridRow) => tagsNamed(tags, row.TagIDs)
  const offered = products.filter((row) => isOffered(tagsOf(row), placeTags))
  const product = offered.find(({ ID }) => ID === open)
  const label = text('productsOf', { name: program.Name })
  if (offered.length === 0) return <Typography color="textSecondary">{text('noProducts')}</Typography>
  return (
    <>
      <Box>
        <Typography variant="h3">{label}</Typography>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {text(plural(language, 'shown', offered.length), { count: offered.length })}
        </Typography>
        <ProductTable label={label} rows={isAll ? offered : offered.slice(0, firstRows)} open={open} onOpen={setOpen} />
        {isAll || offered.length <= firstRows ? null : (
          <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
            {text('showAll', { count: offered.length })}
          </Button>
        )}
      </Box>
      <Box component="section" aria-label={text('limits')}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {product ? text('limitsOf', { name: product.Name }) : text('limits')}
        </Typography>
        <Suspense fallback={<RowsSkeleton rows={2} height={50} />}>
          {product ? (
            <LimitsOfProduct key={product.ID} id={product.ID} />
          ) : (
            <EffectiveLimits tags={placeTags.map((one) => one.PantryInventoryItemTag)} onSaveTag={saveTagLimit} />
          )}
        </Suspense>
        {product ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {text('limitsChoose')}
          </Typography>
        )}
      </Box>
    </>
  )
}

/** The limits that apply to one product, its own among them, as its panel shows and changes them. */
function LimitsOfProduct({ id }: { id: number }) {
  const answer = useApi(inventory.viewItemDetails, { id })
  return (
    <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={2} height={50} />}>
      {(product) => <ProductLimits product={product} />}
    </WhenLoaded>
  )
}

const oneLine = { whiteSpace: 'nowrap' } as const
/** On a phone a product's brand and source stand below its name; its tags are on its own page. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const

interface TableProps {
  label: string
  rows: readonly ProductGridRow[]
  open: number | undefined
  onOpen: (id: number) => void
}

const columns = ['name', 'columnBrand', 'source', 'quantity', 'tags', 'showLimits'] as const
const beside: ReadonlySet<string> = new Set(['columnBrand', 'source', 'tags'])

function ProductTable({ label, rows, open, onOpen }: TableProps) {
  const text = useText(deliveryProgramTexts)
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 520 }}>
      <Table size="small" stickyHeader aria-label={label} sx={{ minWidth: { sm: 720 } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} sx={beside.has(column) ? [oneLine, wideOnly] : oneLine}>
                {text(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.ID} selected={row.ID === open}>
              <TableCell sx={{ fontWeight: 600, minWidth: 140 }}>
                <span>{row.Name}</span> {row.IsActive ? null : <StatusChip label={text('inactive')} isSmall />}
                <Typography variant="caption" component="div" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                  {[row.Brand, row.PantryInventoryItemSource.Name].filter(Boolean).join(' · ')}
                </Typography>
              </TableCell>
              <TableCell sx={[wideOnly, { minWidth: 120 }]}>{row.Brand}</TableCell>
              <TableCell sx={[wideOnly, oneLine]}>{row.PantryInventoryItemSource.Name}</TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{row.Quantity}</TableCell>
              <TableCell sx={wideOnly}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                  {row.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTag: tag }) => (
                    <TagLabel key={tag.ID} tag={tag} size="sm" />
                  ))}
                </Box>
              </TableCell>
              <TableCell>
                <Button
                  size="small"
                  sx={oneLine}
                  aria-label={text('showLimitsNamed', { name: row.Name })}
                  aria-pressed={row.ID === open}
                  onClick={() => onOpen(row.ID)}
                >
                  {text('showLimits')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
