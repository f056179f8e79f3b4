import { Alert, Box, List } from '@mui/material'
import { useState } from 'react'
import * as setup from '../../../../shared/work/setup/api.ts'
import { isSetupAction, type SetupItem, type SetupItemName } from '../../../../shared/work/setup/setupItem.ts'
import { setupTexts } from '../../../../shared/work/setup/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { ChecklistProgress } from './Checklist.tsx'
import { SetupLine } from './SetupLine.tsx'

/**
 * Tasks that the agency still has before real-time donations, with the action of each (state
 * app.agency-realtime-setup).
 */
export default function SetupPage() {
  const text = useText(setupTexts)
  const answer = useApi(setup.listSetupItems, {})
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={text('title')} subtitle={text('lead')} />
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={8} />}>
        {(data) => <Checklist items={data} />}
      </WhenLoaded>
    </Box>
  )
}

function Checklist({ items }: { items: readonly SetupItem[] }) {
  const text = useText(setupTexts)
  const shows = { read: setup.listSetupItems, of: {} }
  const { act, busy } = useAction({ shows, failed: () => text('actionFailed') })
  const [performed, setPerformed] = useState<SetupItemName>()
  const perform = ({ Name, RequestedAction: actionName }: SetupItem) => {
    if (!isSetupAction(actionName)) return
    setPerformed(undefined)
    void act(setup.performSetupAction, { actionName }, { onDone: () => setPerformed(Name) })
  }
  return (
    <>
      <Panel>
        <ChecklistProgress items={items} title={text('title')} allDone={text('allDone')} />
      </Panel>
      <Box role="status" sx={{ my: 2.5, '&:empty': { my: 1.25 } }}>
        {performed ? <Alert severity="success">{text('performed', { item: text(`item.${performed}`) })}</Alert> : null}
      </Box>
      <Panel isFlush>
        <List disablePadding>
          {items.map((item) => (
            <SetupLine key={item.Name} item={item} isBusy={busy} onPerform={() => perform(item)} />
          ))}
        </List>
      </Panel>
    </>
  )
}
