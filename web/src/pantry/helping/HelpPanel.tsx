import { Alert, Box, Button, Checkbox, FormControlLabel, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { absolute, neighborPath } from '../../../../shared/core/link/page.ts'
import { addDays } from '../../../../shared/core/time/zone.ts'
import * as helpers from '../../../../shared/pantry/helping/api.ts'
import { codeDays, type Helper, maxHelpDays } from '../../../../shared/pantry/helping/helping.ts'
import { helperTexts } from '../../../../shared/pantry/helping/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf, dayText } from '../../core/time/time.ts'
import { DayInput } from '../../core/ui/inputs.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { QrCode } from '../../core/ui/QrCode.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** People who order for a household: to the household itself, and to staff who link somebody with its spoken consent. */
export default function HelpPanel({ customerId: id }: { customerId: number }) {
  const text = useText(helperTexts)
  const isFamily = useSession().ActiveRole === 'customer'
  const answer = useApi(helpers.listHelp, { id })
  const [isAdding, setAdding] = useState(false)
  return (
    <Panel title={text(isFamily ? 'title' : 'staffTitle')}>
      <Stack spacing={1.5}>
        {isFamily ? <Typography color="textSecondary">{text('lead')}</Typography> : null}
        <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={1} height={44} />} message={text('failed')}>
          {(all) => <HelperList customerId={id} all={all} />}
        </WhenLoaded>
        {isAdding ? (
          <GiveHelp customerId={id} isFamily={isFamily} onCancel={() => setAdding(false)} />
        ) : (
          <Box>
            <Button variant="outlined" onClick={() => setAdding(true)} sx={{ minHeight: 48 }}>
              {text('add')}
            </Button>
          </Box>
        )}
        {isFamily ? (
          <Link href={paths.neighborDeclaration()} sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}>
            {text('proxyNote')}
          </Link>
        ) : null}
      </Stack>
    </Panel>
  )
}

function HelperList({ customerId: id, all }: { customerId: number; all: readonly Helper[] }) {
  const text = useText(helperTexts)
  const { language } = useLanguage()
  const { act, busy } = useAction()
  if (all.length === 0) return <Typography>{text('none')}</Typography>
  const end = ({ ID: helperId, Name: name }: Helper) =>
    act(
      helpers.endHelp,
      { id, helperId },
      {
        ask: {
          ...{ title: text('endAsk', { name }), text: text('endText'), confirm: text('endYes'), cancel: text('keep') },
          isDangerous: true,
        },
        done: text('ended', { name }),
      },
    )
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {all.map((one) => (
        <Box component="li" key={one.ID} sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Box sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
            {text('until', { name: one.Name, day: dayText(one.Until, language) })}
            {one.GivenBy ? (
              <Typography variant="body2" color="textSecondary">
                {text('byStaff', { name: one.GivenBy.Name })}
              </Typography>
            ) : null}
          </Box>
          <Button color="error" disabled={busy} onClick={() => void end(one)} sx={{ minHeight: 44 }}>
            {text('end')}
          </Button>
        </Box>
      ))}
    </Stack>
  )
}

const usualDays = 180

interface GiveHelpProps {
  customerId: number
  isFamily: boolean
  onCancel: () => void
}

function GiveHelp({ customerId: id, isFamily, onCancel }: GiveHelpProps) {
  const text = useText(helperTexts)
  const today = dayOf(serverNow())
  const [Until, setUntil] = useState(() => addDays(today, usualDays))
  const [isAgreed, setAgreed] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [link, setLink] = useState<string>()
  const { act, busy } = useAction({ tell: setFailure })
  const make = () =>
    act(
      helpers.giveHelp,
      { id, Until, IsConsentSpoken: isAgreed },
      { onDone: ({ Code }) => setLink(absolute(location.origin, neighborPath('help', { code: Code }))) },
    )
  if (link)
    return (
      <Stack spacing={1.5}>
        <Alert severity="info" role="note">
          {text('linkLead', { days: codeDays })}
        </Alert>
        <QrCode content={link} label={text('linkLead', { days: codeDays })} />
        <Link href={link} sx={{ overflowWrap: 'anywhere' }}>
          {link}
        </Link>
        <Box>
          <Button color="inherit" onClick={onCancel} sx={{ minHeight: 48 }}>
            {text('close')}
          </Button>
        </Box>
      </Stack>
    )
  return (
    <Stack spacing={1.5}>
      <DayInput
        label={text('untilDay')}
        value={Until}
        min={today}
        max={addDays(today, maxHelpDays)}
        onChange={setUntil}
      />
      {isFamily ? null : (
        <FormControlLabel
          control={<Checkbox checked={isAgreed} onChange={(_, checked) => setAgreed(checked)} />}
          label={text('consent')}
        />
      )}
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <Stack direction="row" spacing={1}>
        <Button variant="contained" loading={busy} onClick={() => void make()} sx={{ minHeight: 48 }}>
          {text('make')}
        </Button>
        <Button color="inherit" onClick={onCancel} sx={{ minHeight: 48 }}>
          {text('cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}
