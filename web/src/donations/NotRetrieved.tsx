import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'

/** In place of a donation or a load that is not there or not the person's to see; `list` is where it would stand. */
export function NotRetrieved({ title, list }: { title: string; list: string }) {
  const text = useText(transactionTexts)
  return (
    <>
      <PageHeader title={title} back={list} />
      <Panel>
        <EmptyState title={text('unableToRetrieve')} action={{ label: text('backToList'), href: list }} />
      </Panel>
    </>
  )
}
