import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'

/** In place of a donation or a load that is not there or not the person's to see; `list` is where it would stand. */
export function NotRetrieved({ title, list }: { title: string; list: string }) {
  const text = useText(transactionTexts)
  return (
    <>
      <PageHeader title={title} back={list} />
      <Panel>
        <EmptyState
          art="magnifier"
          title={text('unableToRetrieve')}
          action={{ label: text('backToList'), href: list }}
        />
      </Panel>
    </>
  )
}
