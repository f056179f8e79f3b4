import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { app } from '../../../../shared/core/text/app.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { getRecall } from '../../../../shared/pantry/recall/api.ts'
import { type Recall, recallRefusal, usualRecallDays } from '../../../../shared/pantry/recall/recall.ts'
import { recallTexts } from '../../../../shared/pantry/recall/texts.ts'
import { useDebounced } from '../../core/data/debounced.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { instantText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ReportDays } from '../pantryReports/ReportDays.tsx'
import { ProductChoice } from './ProductField.tsx'
import { RecallActions } from './RecallActions.tsx'

const RecallList = lazy(() => import('./RecallList.tsx'))

/** A date that is being typed waits this long for its next digit. */
const debounceMs = 200
/** Asked for once: it holds neighbors' contact data. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: false }

/** A recalled product or donation: where it came from and whom it reached. */
export default function RecallPage() {
  const text = useText(recallTexts)
  const frame = useText(app)
  const { language } = useLanguage()
  const { today } = useToday()
  const { filters, setFilters } = useListState({ ...usualRecallDays(today), product: 0, receipt: 0, lot: '' })
  const [days, setDays] = useState({ start: filters.start, end: filters.end })
  const asked = useDebounced(days, debounceMs)
  useEffect(() => setFilters(asked), [asked, setFilters])
  const { product, receipt, lot } = filters
  const query = lot !== '' ? { lot } : receipt === 0 ? asked : { receiptId: receipt }
  const refusal = recallRefusal(query)
  const loaded = useApi(getRecall, product === 0 || refusal ? null : { id: product, ...query }, once)
  const recall = product === 0 || refusal ? undefined : loaded.data
  return (
    <>
      <PageHeader
        title={frame('recall')}
        subtitle={text('lead')}
        actions={recall ? <RecallActions recall={recall} query={query} /> : null}
      />
      <Stack spacing={3}>
        <Box className="no-print" sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Products chosen={product} onChoose={(id) => setFilters({ product: id ?? 0, receipt: 0, lot: '' })} />
          {lot !== '' ? (
            <OneLot lot={lot} recall={recall} onLeave={() => setFilters({ lot: '' })} />
          ) : receipt === 0 ? (
            <ReportDays
              value={days}
              onChange={setDays}
              today={today}
              problem={refusal && refusalText(refusal, language)}
            />
          ) : (
            <OneDonation recall={recall} onLeave={() => setFilters({ receipt: 0 })} />
          )}
        </Box>
        {product === 0 ? (
          <OnHoldNow onChoose={(id, name) => setFilters({ product: id, receipt: 0, lot: name })} />
        ) : loaded.error ? (
          <LoadFailed error={loaded.error} message={text('failed')} onRetry={() => loaded.mutate()} />
        ) : recall ? (
          <Suspense fallback={<RowsSkeleton rows={6} height={72} />}>
            <RecallList
              recall={recall}
              onDonation={(id) => setFilters({ receipt: id, lot: '' })}
              onLot={(name) => setFilters({ lot: name, receipt: 0 })}
              isOneDonation={receipt !== 0}
            />
          </Suspense>
        ) : refusal ? null : (
          <RowsSkeleton rows={6} height={72} />
        )}
      </Stack>
    </>
  )
}

/** Products and lots that are on hold now, each the way to its recall. */
function OnHoldNow({ onChoose }: { onChoose: (productId: number, lot: string) => void }) {
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const { data } = useApi(inventory.listItems, {})
  const held = (data ?? [])
    .flatMap(({ ID, Name, Hold: { Since = null, Lots = [] } = {} }) => [
      ...(Since === null ? [] : [{ ID, Since, Lot: '', label: Name }]),
      ...Lots.map(({ Lot, Since }) => ({ ID, Since, Lot, label: text('lotOf', { name: Name, lot: Lot }) })),
    ])
    .toSorted((a, b) => b.Since.localeCompare(a.Since))
  if (held.length === 0)
    return (
      <Card>
        <EmptyState art="shelf" title={text('choose')} text={text('chooseText')} />
      </Card>
    )
  return (
    <Panel title={text('onHoldNow')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {held.map(({ ID, Lot, label, Since }) => (
          <Box component="li" key={`${ID} ${Lot}`} sx={heldLook}>
            <Button onClick={() => onChoose(ID, Lot)} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
              {label}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {text('heldSince', { at: instantText(Since, language) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
const heldLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 48 } as const

function Products({ chosen, onChoose }: { chosen: number; onChoose: (id: number | null) => void }) {
  const text = useText(recallTexts)
  const { data, error, isLoading, mutate } = useApi(inventory.listItems, {})
  if (error && !data) return <LoadFailed error={error} message={text('productsFailed')} onRetry={() => mutate()} />
  return (
    <ProductChoice
      products={data ?? []}
      value={chosen === 0 ? null : chosen}
      onChange={onChoose}
      label={text('product')}
      noOptions={text('noProducts')}
      isLoading={isLoading}
    />
  )
}

/** Until its answer is there, only the way back to all donations. */
function OneDonation({ recall, onLeave }: { recall: Recall | undefined; onLeave: () => void }) {
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const leave = (
    <Button color="inherit" onClick={onLeave} sx={{ justifySelf: 'start' }}>
      {text('allDonations')}
    </Button>
  )
  if (!recall?.Since) return leave
  const receipt = recall.Sources[0]?.Code ?? ''
  return (
    <Alert severity="info" action={leave}>
      {text('sinceDonation', { receipt, at: instantText(recall.Since, language) })}
    </Alert>
  )
}

/** Until its answer is there, only the way back to all lots. */
function OneLot({ lot, recall, onLeave }: { lot: string; recall: Recall | undefined; onLeave: () => void }) {
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const leave = (
    <Button color="inherit" onClick={onLeave} sx={{ justifySelf: 'start' }}>
      {text('allLots')}
    </Button>
  )
  if (!recall) return leave
  return (
    <Alert severity="info" action={leave} sx={{ overflowWrap: 'anywhere' }}>
      {recall.Since ? text('ofLotSince', { lot, at: instantText(recall.Since, language) }) : text('ofLot', { lot })}
    </Alert>
  )
}
