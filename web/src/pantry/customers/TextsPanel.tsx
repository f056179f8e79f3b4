import * as customers from '../../../../shared/pantry/customers/api.ts'
import { conversationTexts } from '../../../../shared/pantry/customers/conversationTexts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { TextThread } from './TextThread.tsx'

/** Texts of one customer, on their page. */
export default function TextsPanel({ customerId }: { customerId: number }) {
  const text = useText(conversationTexts)
  const { data, error, mutate } = useApi(customers.listTexts, { customerId })
  const [conversation] = data?.Rows ?? []
  return (
    <Panel title={text('title')}>
      {error && !data ? <LoadFailed error={error} message={text('loadFailed')} onRetry={() => mutate()} /> : null}
      {!data && !error ? <RowsSkeleton rows={2} height={44} /> : null}
      {conversation ? <TextThread conversation={conversation} /> : null}
    </Panel>
  )
}
