import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { holdsWords } from '../../../../shared/core/grid/words.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { gtin14, isGtin } from '../../../../shared/pantry/products/gtin.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useIsOnline } from '../../core/online.ts'
import { serverNow } from '../../core/time/clock.ts'
import { SearchFilter, SelectFilter } from '../../core/ui/filters.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { canScan } from './barcodes.ts'
import { CountRow } from './CountRow.tsx'
import { CountSender } from './CountSender.tsx'
import { useCountDrafts } from './useCountDrafts.ts'

const BarcodeScanner = lazy(() => import('./BarcodeScanner.tsx'))
const SentCounts = lazy(() => import('./SentCounts.tsx'))

/** Products shown at once: more would not be found on a phone by scrolling. */
const atOnce = 40
const everywhere = 0

function isFound({ Name, Brand, Gtin, Location }: ProductGridRow, search: string): boolean {
  const typed = search.trim()
  if (isGtin(typed)) return Gtin !== null && gtin14(Gtin) === gtin14(typed)
  return holdsWords([Name, Brand, Gtin ?? '', Location], typed)
}

/** In the order of the shelf. */
const byShelf = (a: ProductGridRow, b: ProductGridRow) =>
  a.Location.localeCompare(b.Location, undefined, { numeric: true }) || a.Name.localeCompare(b.Name)

/** Counting one storage location after the other: found by barcode or name, counted, sent with its variances. */
export default function StockCountPage() {
  const text = useText(stockTexts)
  const isOnline = useIsOnline()
  const { data, error, mutate } = useApi(inventory.listItems, {})
  const { drafts, keep, drop } = useCountDrafts()
  const [location, setLocation] = useState(everywhere)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(atOnce)
  const [isScanning, setScanning] = useState(false)
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  const products = data ?? []
  const locations = new Map(
    products.flatMap(({ PantryInventoryStorageLocation: one }) => (one ? [[one.ID, one.Label] as const] : [])),
  )
  const ofLocation = products.filter(
    ({ PantryInventoryStorageLocation: one }) => location === everywhere || one?.ID === location,
  )
  const here = ofLocation.filter((product) => isFound(product, search)).toSorted(byShelf)
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={text('countTitle')} subtitle={text('countLead')} />
      <Stack spacing={1.5}>
        {isOnline ? null : <Alert severity="warning">{text('countOffline')}</Alert>}
        <SelectFilter
          label={text('where')}
          value={String(location)}
          onChange={(value) => setLocation(Number(value))}
          options={[
            { value: String(everywhere), label: text('everywhere') },
            ...[...locations].map(([value, label]) => ({ value: String(value), label })),
          ]}
        />
        <SearchFilter label={text('find')} value={search} onChange={setSearch} />
        {isScanning ? (
          <Suspense fallback={null}>
            <BarcodeScanner
              onRead={(code) => {
                setSearch(code)
                setScanning(false)
              }}
              onStop={() => setScanning(false)}
            />
          </Suspense>
        ) : canScan() ? (
          <Button variant="outlined" size="large" onClick={() => setScanning(true)}>
            {text('scan')}
          </Button>
        ) : null}
        {data ? null : <RowsSkeleton rows={8} height={52} />}
        {data && here.length === 0 ? <Typography role="status">{text('notFound')}</Typography> : null}
        {here.length > 0 ? (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {here.slice(0, shown).map((product) => (
              <CountRow
                key={product.ID}
                product={product}
                typed={drafts[product.ID]?.typed ?? ''}
                onType={(typed) =>
                  typed === ''
                    ? drop([product.ID])
                    : keep(product.ID, {
                        ...{ typed, seen: product.ShelfQuantity },
                        at: new Date(serverNow()).toISOString(),
                      })
                }
              />
            ))}
          </Card>
        ) : null}
        {here.length > shown ? (
          <Button onClick={() => setShown(shown + atOnce)}>{text('showMore', { shown, all: here.length })}</Button>
        ) : null}
        {data ? (
          <CountSender products={ofLocation} storageLocationId={location || null} drafts={drafts} onSent={drop} />
        ) : null}
        <Suspense fallback={null}>
          <SentCounts />
        </Suspense>
      </Stack>
    </Box>
  )
}
