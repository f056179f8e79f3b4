import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import * as inventory from '../../../shared/api/inventory.ts'
import * as stock from '../../../shared/api/stock.ts'
import { holdsWords } from '../../../shared/grid/words.ts'
import { gtin14, isGtin } from '../../../shared/product/gtin.ts'
import type { ProductGridRow } from '../../../shared/product/view.ts'
import { stockTexts } from '../../../shared/text/stock.ts'
import { useText } from '../app/language.tsx'
import { useIsOnline } from '../app/online.ts'
import { useToast } from '../app/toast.tsx'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import { SearchFilter, SelectFilter } from '../ui/filters.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { canScan } from './barcodes.ts'
import { CountCard } from './CountCard.tsx'
import { useCountDrafts } from './useCountDrafts.ts'

const BarcodeScanner = lazy(() => import('./BarcodeScanner.tsx'))

/** Products shown at once: more would not be found on a phone by scrolling. */
const maxShown = 20
const everywhere = 'all'

function isFound({ Name, Brand, Gtin, Location }: ProductGridRow, search: string): boolean {
  const typed = search.trim()
  if (isGtin(typed)) return Gtin !== null && gtin14(Gtin) === gtin14(typed)
  return holdsWords([Name, Brand, Gtin ?? '', Location], typed)
}

/** Counting on a phone: found by barcode or name, counted, saved one by one. */
export default function StockCountPage() {
  const text = useText(stockTexts)
  const toast = useToast()
  const isOnline = useIsOnline()
  const { data, error, mutate } = useApi(inventory.listItems, {})
  const { run } = useAction(stock.adjustQuantity)
  const { drafts, keep } = useCountDrafts()
  const [place, setPlace] = useState(everywhere)
  const [search, setSearch] = useState('')
  const [isScanning, setScanning] = useState(false)
  const save = async ({ ID: id, Name: name }: ProductGridRow, quantity: number) => {
    try {
      await run({ id, UpdatedValue: quantity, Reason: 'counted', Note: '' })
      keep(id, undefined)
      toast(text('countSaved', { quantity, name }))
    } catch (failure) {
      toast(`${text('quantityFailed')}: ${refusalReason(failure) ?? text('countKept')}`, { tone: 'error' })
    }
  }
  if (error && !data) return <LoadFailed error={error} onRetry={() => mutate()} />
  const products = data ?? []
  const places = [...new Set(products.flatMap(({ PantryInventoryStorageLocation: one }) => one?.Label ?? []))]
  const here = products.filter(
    (product) =>
      (place === everywhere || product.PantryInventoryStorageLocation?.Label === place) && isFound(product, search),
  )
  return (
    <Box sx={{ maxWidth: 560 }}>
      <PageHeader title={text('countTitle')} subtitle={text('countLead')} />
      <Stack spacing={2}>
        {isOnline ? null : <Alert severity="warning">{text('countOffline')}</Alert>}
        <SelectFilter
          label={text('where')}
          value={place}
          onChange={setPlace}
          options={[
            { value: everywhere, label: text('everywhere') },
            ...places.map((value) => ({ value, label: value })),
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
        {data ? null : <RowsSkeleton rows={4} height={120} />}
        {data && here.length === 0 ? <Typography role="status">{text('notFound')}</Typography> : null}
        {here.slice(0, maxShown).map((product) => (
          <CountCard
            key={product.ID}
            product={product}
            typed={drafts[product.ID] ?? ''}
            onType={(typed) => keep(product.ID, typed)}
            onSave={(quantity) => save(product, quantity)}
          />
        ))}
        {here.length > maxShown ? (
          <Typography variant="body2" color="textSecondary">
            {text('typeToFind', { max: maxShown })}
          </Typography>
        ) : null}
      </Stack>
    </Box>
  )
}
