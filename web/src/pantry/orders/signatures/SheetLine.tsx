import { Alert, Box, Button, Typography } from '@mui/material'
import type { SheetRow, SignatureSheet } from '../../../../../shared/pantry/orders/later/paper.ts'
import { signatureTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { tefapTexts } from '../../../../../shared/pantry/tefap/texts.ts'
import { dayText, timeText } from '../../../core/time/time.ts'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { SelectInput } from '../../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { isToType, nameOnSheet, type TypedLine } from './typing.ts'

interface LineProps {
  row: SheetRow
  line: TypedLine
  programs: SignatureSheet['State']['programs']
  zone: string
  refused: string | undefined
  isBusy: boolean
  onChange: (part: Partial<TypedLine>) => void
  onAnyway: () => void
}

/** One order of the sheet: who signed, and what is asked only where the line needs it. */
export function SheetLine({ row, line, programs, zone, refused, isBusy, onChange, onAnyway }: LineProps) {
  const text = useText(signatureTexts)
  const code = row.Code
  return (
    <Box component="li" sx={lineLook}>
      <Box sx={{ minWidth: 0 }}>
        <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nameOnSheet(row)}
        </Typography>
        <Told row={row} zone={zone} />
      </Box>
      {isToType(row) ? (
        <Box sx={fieldsLook}>
          <SignedBy row={row} line={line} onChange={onChange} />
          {line.by === 'other' ? (
            <TextInput
              label={text('anotherOf', { code })}
              value={line.name}
              onChange={(name) => onChange({ name })}
              htmlInput={{ maxLength: 100 }}
            />
          ) : null}
          {line.by === '' ? null : (
            <TextInput
              type="time"
              label={text('timeOf', { code })}
              value={line.time}
              onChange={(time) => onChange({ time })}
            />
          )}
          <Declared row={row} line={line} programs={programs} onChange={onChange} />
        </Box>
      ) : null}
      {refused && isToType(row) ? (
        <Alert
          severity="error"
          sx={{ gridColumn: '1 / -1' }}
          action={
            <Button color="inherit" disabled={isBusy} onClick={onAnyway}>
              {text('anyway')}
            </Button>
          }
        >
          {refused}
        </Alert>
      ) : null}
    </Box>
  )
}

/** Code, and what is known of the line: its declaration, or that it was handed over. */
function Told({ row, zone }: Pick<LineProps, 'row' | 'zone'>) {
  const text = useText(signatureTexts)
  const { language } = useLanguage()
  const { HandedOver, CertifiedTo, StatusCode } = row
  const told = () => {
    if (HandedOver) {
      const time = timeText(HandedOver.At, language, zone)
      return HandedOver.SignedName ? text('onPaper', { name: HandedOver.SignedName, time }) : text('onScreen', { time })
    }
    if (StatusCode === 'ABANDONED') return text('ended')
    return CertifiedTo ? text('certified', { day: dayText(CertifiedTo, language) }) : text('declares')
  }
  return (
    <Typography variant="body2" color="textSecondary">
      #{row.Code} · {told()}
    </Typography>
  )
}

function SignedBy({ row, line, onChange }: Pick<LineProps, 'row' | 'line' | 'onChange'>) {
  const text = useText(signatureTexts)
  const options = [
    { value: '', label: text('notYet') },
    { value: 'self', label: nameOnSheet(row) },
    ...row.Proxies.map((name) => ({ value: name, label: name })),
    { value: 'other', label: text('another') },
    { value: 'nobody', label: text(row.CertifiedTo ? 'nobodyCertified' : 'nobody') },
  ]
  return (
    <SelectInput
      ariaLabel={text('signedByOf', { code: row.Code })}
      label={text('signedBy')}
      value={line.by}
      options={options}
      onChange={(by) => onChange({ by })}
    />
  )
}

/** Of a line that is a declaration: by what, and the ages where the profile has none. */
function Declared({ row, line, programs, onChange }: Pick<LineProps, 'row' | 'line' | 'programs' | 'onChange'>) {
  const text = useText(signatureTexts)
  const tefap = useText(tefapTexts)
  if (row.CertifiedTo || line.by === '' || line.by === 'nobody') return null
  const code = row.Code
  const labels = { Minors: 'minorsOf', Adults: 'adultsOf', Seniors: 'seniorsOf' } as const
  return (
    <>
      {programs.length > 0 ? (
        <SelectInput
          ariaLabel={text('programOf', { code })}
          value={line.program}
          options={[
            { value: '' as const, label: text('income') },
            ...programs.map((program) => ({ value: program, label: tefap(`program.${program}`) })),
          ]}
          onChange={(program) => onChange({ program })}
        />
      ) : null}
      {row.Ages
        ? null
        : (['Minors', 'Adults', 'Seniors'] as const).map((age) => (
            <TextInput
              key={age}
              label={text(labels[age], { code })}
              value={line.ages[age]}
              onChange={(count) => onChange({ ages: { ...line.ages, [age]: count } })}
              htmlInput={{ inputMode: 'numeric', maxLength: 2 }}
            />
          ))}
    </>
  )
}

const lineLook = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.6fr)' },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const
const fieldsLook = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(140px, 1fr))' },
} as const
