import { Button, Stack, Typography } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import { tabletTexts } from '../../../../shared/network/people/tabletTexts.ts'
import * as sessionApi from '../../../../shared/network/session/api.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { loadAnew } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { PinForm } from '../../network/people/PinForm.tsx'

/** The person's own PIN, and making this device a tablet that several people share. */
export default function TabletPage() {
  const frame = useText(app)
  const text = useText(tabletTexts)
  const { EntityName: entity } = useSession()
  const { act, busy } = useAction({ renews: [], failed: text('failed') })
  const share = () => {
    const question = { title: text('shareQuestion', { entity }), text: text('shareQuestionText') }
    const ask = { ...question, confirm: text('share') }
    // A document of its own, so that nothing of the person's screens stays in memory.
    return act(sessionApi.startTablet, {}, { ask, onDone: () => loadAnew(paths.packing('Pantry')) })
  }
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 760 }}>
      <PageHeader title={frame('tablet')} subtitle={text('lead')} />
      <Panel title={text('ownPin')}>
        <Typography sx={{ mb: 2 }}>{text('ownPinText', { entity })}</Typography>
        <PinForm endpoint={sessionApi.setOwnPin} on={{}} />
      </Panel>
      <Panel title={text('shareTitle')}>
        <Typography sx={{ mb: 2 }}>{text('shareText')}</Typography>
        <Button variant="outlined" loading={busy} onClick={() => void share()}>
          {text('share')}
        </Button>
      </Panel>
    </Stack>
  )
}
