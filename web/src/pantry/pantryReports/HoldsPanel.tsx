import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { isFoodBankAdministrator } from '../../../../shared/core/access.ts'
import { addDays } from '../../../../shared/core/time/zone.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { auditTexts } from '../../../../shared/pantry/pantryReports/auditTexts.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { latestHold, maxHoldReason, type RecordHold } from '../../../../shared/pantry/tefap/retention.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { dayText } from '../../core/time/time.ts'
import { DayInput, TextInput } from '../../core/ui/inputs.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Keeping of TEFAP records, and the holds of the food bank that make it longer. */
export default function HoldsPanel() {
  const text = useText(auditTexts)
  const { language } = useLanguage()
  const { today } = useToday()
  const maySet = isFoodBankAdministrator(useSession().ActiveRole)
  const { data, error, mutate } = useApi(tefap.getRecordHolds, {})
  const { data: sites = [] } = useApi(locations.listLocations, {})
  const [isAdding, setAdding] = useState(false)
  const nameOf = ({ PantryLocationID: id }: RecordHold) =>
    id === null ? text('allSites') : (sites.find(({ ID }) => ID === id)?.Label ?? `#${id}`)
  const holds = (data?.Holds ?? []).filter(({ Until }) => Until >= today)
  return (
    <Panel
      title={text('holds')}
      actions={
        maySet && !isAdding ? (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {text('holdAdd')}
          </Button>
        ) : null
      }
    >
      <Stack spacing={2}>
        <Typography color="textSecondary">{text('holdsLead')}</Typography>
        {error && !data ? <LoadFailed error={error} message={text('holdsFailed')} onRetry={() => mutate()} /> : null}
        {data && holds.length === 0 ? <Typography>{text('noHolds')}</Typography> : null}
        {holds.map((hold) => (
          <Box key={hold.ID} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Typography sx={{ flex: '1 1 280px', overflowWrap: 'anywhere' }}>
              {text('holdOf', { site: nameOf(hold), until: dayText(hold.Until, language), reason: hold.Reason })}
            </Typography>
            {maySet ? <EndHold hold={hold} today={today} /> : null}
          </Box>
        ))}
        {isAdding ? <NewHold today={today} sites={sites} onDone={() => setAdding(false)} /> : null}
      </Stack>
    </Panel>
  )
}

function EndHold({ hold: { ID, PantryLocationID, Reason }, today }: { hold: RecordHold; today: string }) {
  const text = useText(auditTexts)
  const { act, busy } = useAction({ renews: [tefap.getRecordHolds], failed: text('holdFailed') })
  const ask = { title: text('holdEndQuestion'), text: text('holdEndText'), confirm: text('holdEnd'), isDangerous: true }
  const end = () => act(tefap.setRecordHold, { ID, PantryLocationID, Reason, Until: addDays(today, -1) }, { ask })
  return (
    <Button color="error" loading={busy} onClick={() => void end()}>
      {text('holdEnd')}
    </Button>
  )
}

interface NewHoldProps {
  today: string
  sites: readonly { readonly ID: number; readonly Label: string }[]
  onDone: () => void
}

function NewHold({ today, sites, onDone }: NewHoldProps) {
  const text = useText(auditTexts)
  const [site, setSite] = useState(0)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState(latestHold(today))
  const [failure, tell] = useState<string>()
  const { act, busy } = useAction({ renews: [tefap.getRecordHolds], failed: text('holdFailed'), tell })
  const draft = { PantryLocationID: site || null, Reason: reason.trim(), Until: until }
  const save = () => act(tefap.setRecordHold, draft, { done: text('holdSaved'), onDone })
  const options = [
    { value: 0, label: text('allSites') },
    ...sites.map(({ ID, Label }) => ({ value: ID, label: Label })),
  ]
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <SelectInput label={text('site')} value={site} onChange={setSite} options={options} />
      <TextInput
        label={text('holdReason')}
        value={reason}
        onChange={setReason}
        htmlInput={{ maxLength: maxHoldReason }}
      />
      <DayInput label={text('holdUntil')} value={until} onChange={setUntil} />
      {failure ? (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      ) : null}
      <Button
        variant="contained"
        loading={busy}
        disabled={draft.Reason === '' || until === ''}
        onClick={() => void save()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('holdSave')}
      </Button>
    </Stack>
  )
}
