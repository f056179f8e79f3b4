import { Button } from '@mui/material'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import * as messages from '../../../../shared/work/messages/api.ts'
import { inLanguage, type PlannedMessage, systemAudiences } from '../../../../shared/work/messages/systemMessage.ts'
import { systemMessageTexts } from '../../../../shared/work/messages/systemMessagesTexts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { SystemMessageCard, systemMessageColumns } from './systemMessageColumns.tsx'

const SystemMessageForm = lazy(() => import('./SystemMessageForm.tsx'))
const SystemMessageDialog = lazy(() => import('./SystemMessageDialog.tsx'))

/**
 * Announcements to everyone: planned, shown now and ended messages of the network, or of a food bank for its own
 * people.
 */
export default function SystemMessagesPage() {
  const text = useText(systemMessageTexts)
  const { language } = useLanguage()
  const session = useSession()
  const isNetwork = session.ActiveRole === 'fano'
  const audiences = useMemo(() => systemAudiences.filter((one) => isNetwork || one !== 'watchers'), [isNetwork])
  const pages = useServerPages(messages.getSystemMessagesGrid, {})
  const { id, isNew, open, close } = useOpenRow()
  const [previewed, preview] = useState<PlannedMessage>()
  const { change } = pages
  const edited = pages.rows.find((row) => row.ID === id)
  const onChanged = useCallback(
    (row: PlannedMessage) => change((rows) => inOrder([...rows.filter((other) => other.ID !== row.ID), row])),
    [change],
  )
  const onDeleted = useCallback((gone: number) => change((rows) => rows.filter((row) => row.ID !== gone)), [change])
  const actions = useMemo(() => ({ open, preview, onChanged, onDeleted }), [open, onChanged, onDeleted])
  const columns = useMemo(() => systemMessageColumns(text, language, actions), [text, language, actions])
  const add = { label: text('add'), onClick: () => open('new') }
  const onSaved = (saved: PlannedMessage) => {
    onChanged(saved)
    close()
  }
  return (
    <>
      <PageHeader
        title={text('title')}
        subtitle={text(isNetwork ? 'leadNetwork' : 'leadFoodBank')}
        actions={
          <Button variant="contained" onClick={add.onClick}>
            {add.label}
          </Button>
        }
      />
      <DataList
        label={text('title')}
        columns={columns}
        pages={pages}
        rowHeight="auto"
        rowLabel={(row) => inLanguage(row, language).Title}
        renderCard={(row) => <SystemMessageCard row={row} {...actions} />}
        empty={{ title: text('none'), text: text('noneText'), action: add }}
      />
      <Suspense fallback={null}>
        {isNew || edited ? (
          <SystemMessageForm edited={edited} audiences={audiences} onSaved={onSaved} onClose={close} />
        ) : null}
        {previewed ? (
          <SystemMessageDialog message={inLanguage(previewed, language)} open onClose={() => preview(undefined)} />
        ) : null}
      </Suspense>
    </>
  )
}

const inOrder = (rows: readonly PlannedMessage[]) => rows.toSorted((a, b) => (a.EndsAt > b.EndsAt ? -1 : 1))
