import { Button, Typography } from '@mui/material'
import type { ShownAgency } from '../../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { Lead } from '../../core/ui/Lead.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'

interface MasterPanelProps {
  agency: ShownAgency
  mayEdit: boolean
  /** The agency has a new version then. */
  onChanged: (agency: ShownAgency) => void
}

/** Choice of the food bank's own agency; choosing another one moves it there at once. */
export function MasterPanel({ agency, mayEdit, onChanged }: MasterPanelProps) {
  const text = useText(agencySetupTexts)
  const { act, busy } = useAction()
  const { ID: AgencyID, Name: name, IsMasterAgency } = agency
  const choose = () => {
    const question = { title: text('makeMasterQuestion', { name }), text: text('makeMasterText') }
    const words = { ask: { ...question, confirm: text('makeMaster') }, done: text('masterSet', { name }) }
    return act(agencies.setMasterAgency, { AgencyID }, { ...words, onDone: onChanged })
  }
  return (
    <Panel title={text('masterTitle')}>
      <Lead>{text('masterText')}</Lead>
      {IsMasterAgency ? (
        <Typography sx={{ fontWeight: 600 }}>{text('isMaster')}</Typography>
      ) : mayEdit ? (
        <Button variant="outlined" loading={busy} onClick={() => void choose()}>
          {text('makeMaster')}
        </Button>
      ) : null}
    </Panel>
  )
}
