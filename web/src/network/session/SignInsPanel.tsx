import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import type { Device, SignIn } from '../../../../shared/network/people/signIn.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { signInTexts } from '../../../../shared/network/session/signInsTexts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

const browserNames: Readonly<Partial<Record<Device['Browser'], string>>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}
const systemNames: Readonly<Partial<Record<Device['System'], string>>> = {
  android: 'Android',
  chromebook: 'Chromebook',
  iphone: 'iPhone',
  ipad: 'iPad',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
}

const deviceText = ({ Browser, System }: Device, text: TextOf<typeof signInTexts>) =>
  text('device', {
    browser: browserNames[Browser] ?? text('otherBrowser'),
    system: systemNames[System] ?? text('otherSystem'),
  })

interface SignInsPanelProps {
  /** After all sign-ins were ended: ends that of this device in the pool, too, and leaves. */
  onEndAll: () => Promise<void>
}

/** A person's own sign-ins: which devices, since when, and ending them. */
export function SignInsPanel({ onEndAll }: SignInsPanelProps) {
  const text = useText(signInTexts)
  const answer = useApi(session.listSignIns, {})
  return (
    <Panel title={text('title')}>
      <Typography sx={{ mb: 1 }}>{text('lead')}</Typography>
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={2} />}>
        {(signIns) => <SignIns signIns={signIns} onEndAll={onEndAll} />}
      </WhenLoaded>
    </Panel>
  )
}

interface SignInsProps extends SignInsPanelProps {
  signIns: readonly SignIn[]
}

function SignIns({ signIns, onEndAll }: SignInsProps) {
  const text = useText(signInTexts)
  const { act, busy } = useAction({ shows: { read: session.listSignIns, of: {} } })
  const asking = (title: string, verb: string) => ({ title, text: text('endText'), confirm: verb, isDangerous: true })
  const end = (ID: string | null, title: string, verb: string, done: string) =>
    act(session.endSignIns, { ID, IsCurrentToo: false }, { ask: asking(title, verb), done })
  const endAll = () => {
    const ask = asking(text('endAllQuestion'), text('endAll'))
    return act(session.endSignIns, { ID: null, IsCurrentToo: true }, { ask, onDone: onEndAll })
  }
  return (
    <>
      {signIns.length === 0 ? <Typography color="textSecondary">{text('none')}</Typography> : null}
      <List disablePadding>
        {signIns.map((one) => {
          const device = deviceText(one, text)
          const question = text('endQuestion', { device })
          return (
            <ListItem key={one.ID} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
              <ListItemText
                primary={device}
                secondary={
                  <>
                    {text('lastUsed')}: <RelativeTime value={one.LastUsedAt} /> · {text('since')}:{' '}
                    <RelativeTime value={one.Since} />
                  </>
                }
                sx={{ flex: '1 1 220px' }}
              />
              {one.IsCurrent ? (
                <StatusChip tone="success" label={text('current')} />
              ) : (
                <Button
                  color="error"
                  disabled={busy}
                  aria-label={`${text('end')}: ${device}`}
                  onClick={() => void end(one.ID, question, text('end'), text('ended'))}
                >
                  {text('end')}
                </Button>
              )}
            </ListItem>
          )
        })}
      </List>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void end(null, text('endOthersQuestion'), text('endOthers'), text('othersEnded'))}
        >
          {text('endOthers')}
        </Button>
        <Button color="error" disabled={busy} onClick={() => void endAll()}>
          {text('endAll')}
        </Button>
      </Box>
    </>
  )
}
