import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productStatusTypes } from '../../../../shared/pantry/products/gridFilter.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { CountTabs } from '../../core/ui/CountTabs.tsx'
import { useAfterPaint } from '../../core/ui/useAfterPaint.ts'
import { useText } from '../../core/words/language.tsx'

interface ProductTabsProps {
  /** Filters besides the status. */
  query: Parameters<NonNullable<typeof inventory.countItems.Input>>[0]
  value: number
  onChange: (status: number) => void
}

/** The statuses as tabs, each with the number of products under the other filters. */
export default function ProductTabs({ query, value, onChange }: ProductTabsProps) {
  const text = useText(productTexts)
  const counts = useApi(inventory.countItems, useAfterPaint() ? query : null).data ?? []
  return (
    <CountTabs
      label={text('status')}
      value={String(value)}
      onChange={(status) => onChange(Number(status))}
      tabs={productStatusTypes.map(({ ID, key }) => ({
        value: String(ID),
        label: text(key),
        count: counts.find((one) => one.ID === ID)?.Count,
      }))}
    />
  )
}
