import { Alert, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import * as limitsApi from '../../../../shared/pantry/limits/api.ts'
import type { Limit } from '../../../../shared/pantry/limits/limit.ts'
import { limitsSummary } from '../../../../shared/pantry/limits/summary.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { failureText } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { bothOf, WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ItemsPerOrder } from './ItemsPerOrder.tsx'
import { LimitsEditor } from './LimitsEditor.tsx'
import { NutritionSwitch } from './NutritionSwitch.tsx'

/** Limits of all products of the caller's pantry: items per order, and how often a customer may order, and points of a household. */
export default function OrderLimitsPage() {
  const text = useText(limitTexts)
  const frame = useText(frameTexts)
  const items = useApi(limitsApi.getItemsPerOrderLimit, {})
  const orders = useApi(limitsApi.listOrderLimits, {})
  const both = bothOf(items, orders)
  return (
    <>
      <PageHeader title={text('orderLimits')} subtitle={text('lead')} />
      <WhenLoaded
        answer={both}
        skeleton={<FormSkeleton />}
        message={failureText(both.error, frame, text('serverError'))}
      >
        {([perOrder, limits]) => <GlobalLimits items={perOrder} orders={limits} />}
      </WhenLoaded>
    </>
  )
}

function GlobalLimits({ items, orders }: { items: Limit | null; orders: readonly Limit[] }) {
  const text = useText(limitTexts)
  const { language } = useLanguage()
  const summary = limitsSummary([...(items ? [items] : []), ...orders], language)
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 760 }}>
      <Alert severity="info">{summary || text('summaryNone')}</Alert>
      <Panel title={text('itemsPerOrder')}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {text('itemsPerOrderLead')}
        </Typography>
        <ItemsPerOrder key={items?.Value ?? 0} limit={items} />
      </Panel>
      <Panel title={text('orderLimits')}>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {text('orderLimitsLead')}
        </Typography>
        <OrderLimits type="ORDER" limits={orders} />
      </Panel>
      <Panel title={text('points')}>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {text('pointsLead')}
        </Typography>
        <OrderLimits type="POINT" limits={orders} />
      </Panel>
      <NutritionSwitch />
    </Stack>
  )
}

function OrderLimits({ type, limits }: { type: 'ORDER' | 'POINT'; limits: readonly Limit[] }) {
  const text = useText(limitTexts)
  const [problem, tell] = useState<string>()
  const { act } = useAction({ tell, failed: (error) => refusalReason(error) ?? text('serverError') })
  return (
    <>
      {problem ? (
        <Alert severity="error" sx={{ mb: 1 }} onClose={() => tell(undefined)}>
          {problem}
        </Alert>
      ) : null}
      <LimitsEditor
        type={type}
        limits={limits}
        onAdd={(draft) => act(limitsApi.addOrderLimit, draft)}
        onUpdate={({ ID: id }, draft) => act(limitsApi.updateOrderLimit, { id, ...draft })}
        onRemove={({ ID: id }) => act(limitsApi.removeOrderLimit, { id })}
      />
    </>
  )
}
