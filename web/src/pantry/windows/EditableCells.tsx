import { Box } from '@mui/material'
import { formatInstant } from '../../../../shared/core/time/zone.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import { dayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { EditButton } from './EditButton.tsx'
import { type MaximumChange, MaximumEditor, MomentEditor } from './editors.tsx'
import type { PickupContext } from './pickupDay.ts'
import type { Reserving } from './ReservingPlaces.tsx'
import type { WindowMoment } from './usePickupChanges.ts'

/** Lines of the pickup times' grid that are edited in place, of one window or of all of a day. */

interface MomentLineProps {
  field: WindowMoment
  /** Undefined when the windows of a day differ. */
  value: string | undefined
  /** Start value of the editor when they differ. */
  firstValue: string
  /** The pickup day of the window or windows. */
  day: string
  zone: string
  /** Subject of the button, for its name. */
  name: string
  context: Pick<PickupContext, 'isOwn' | 'today'>
  onUpdate: (instant: string) => Promise<boolean>
}

const ofThisYear = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** Opening or closing of a window; the opening is fixed once the pickup day has come. */
export function MomentLine({ field, value, firstValue, day, zone, name, context, onUpdate }: MomentLineProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const isOpening = field === 'openTime'
  const isThisYear = value?.slice(0, 4) === context.today.slice(0, 4)
  const at =
    value === undefined
      ? text('varies')
      : isThisYear
        ? dayText(value, language, zone, ofThisYear)
        : formatInstant(new Date(value), zone, language)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: { xs: 32, md: 24 },
        whiteSpace: 'nowrap',
        '& .MuiIconButton-root': lowAtDesk,
      }}
    >
      {text(isOpening ? 'opens' : 'closes', { at })}
      {context.isOwn ? (
        <EditButton
          label={text(isOpening ? 'editOpen' : 'editClose', { window: name })}
          disabledReason={isOpening && day <= context.today ? text('openFixed') : undefined}
        >
          {(close) => (
            <MomentEditor
              field={field}
              value={value ?? firstValue}
              zone={zone}
              min={context.today}
              max={day}
              onUpdate={onUpdate}
              onClose={close}
            />
          )}
        </EditButton>
      ) : null}
    </Box>
  )
}

interface MaximumLineProps {
  /** null for unlimited, undefined when the windows of a day differ. */
  value: number | null | undefined
  name: string
  isOwn: boolean
  /** A delivery window always has a maximum. */
  isNeeded?: boolean
  /** Of the window, or of all of a day. */
  reserving: Reserving
  onUpdate: (change: MaximumChange) => Promise<boolean>
}

export function MaximumLine({ value, reserving, name, isOwn, isNeeded = false, onUpdate }: MaximumLineProps) {
  const text = useText(windowTexts)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap', '& .MuiIconButton-root': lowAtDesk }}>
      {value === undefined ? text('varies') : (value ?? text('unlimited'))}
      {isOwn ? (
        <EditButton label={text('editMaximum', { window: name })}>
          {(close) => <MaximumEditor value={value ?? null} {...{ isNeeded, reserving, onUpdate }} onClose={close} />}
        </EditButton>
      ) : null}
    </Box>
  )
}

/** Two lines fit a dense row of the table. */
const lowAtDesk = { p: { md: 0.25 } } as const
