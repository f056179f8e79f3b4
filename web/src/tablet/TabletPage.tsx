import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as sessionApi from '../../../shared/api/session.ts'
import { app } from '../../../shared/text/app.ts'
import { tabletTexts } from '../../../shared/text/tablet.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useShowFailure } from '../app/failure.ts'
import { loadAnew } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useAction } from '../data/useAction.ts'
import { useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { PinForm } from './PinForm.tsx'

/** The person's own PIN, and making this device a tablet that several people share. */
export default function TabletPage() {
  const frame = useText(app)
  const text = useText(tabletTexts)
  const { EntityName: entity } = useSession()
  const { run, busy } = useAction(sessionApi.startTablet, { isLeaving: true })
  const confirm = useConfirm()
  const showFailure = useShowFailure()
  const share = async () => {
    const question = { title: text('shareQuestion', { entity }), text: text('shareQuestionText') }
    if (!(await confirm({ ...question, confirm: text('share') }))) return
    try {
      await run({})
      // A document of its own, so that nothing of the person's screens stays in memory.
      loadAnew(paths.packing('Pantry'))
    } catch (error) {
      showFailure(error, text('failed'))
    }
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
