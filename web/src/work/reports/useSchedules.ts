import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import * as schedules from '../../../../shared/work/schedules/api.ts'
import type { ReportSchedule } from '../../../../shared/work/schedules/schedule.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { useAttempt } from '../../core/data/failure.ts'
import { useHeld } from '../../core/data/held.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import type { ServerPages } from '../../core/grid/useServerPages.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'

/** The entity's scheduled reports as the one page of a list; an own change is shown until the list's index has it. */
export function useSchedulePages(): ServerPages<ReportSchedule> {
  const { data, error, isLoading, mutate } = useApi(schedules.listReportSchedules, {})
  const [held, hold] = useHeld<readonly ReportSchedule[] | undefined>(undefined)
  const rows = held ?? data ?? []
  return {
    rows,
    page: 1,
    next: undefined,
    previous: undefined,
    isLoading,
    isTurning: false,
    error: data ? undefined : error,
    refetch: mutate,
    change: (apply) => hold(apply(rows)),
  }
}

export type ChangeSchedules = ServerPages<ReportSchedule>['change']

/** The rows with one that was saved, at its position or at the end. */
export const withSaved = (saved: ReportSchedule) => (rows: readonly ReportSchedule[]) =>
  rows.some(({ ID }) => ID === saved.ID) ? rows.map((row) => (row.ID === saved.ID ? saved : row)) : [...rows, saved]

/** What can be done with one of them, beside editing. */
export function useScheduleActions(change: ChangeSchedules) {
  const text = useText(scheduleTexts)
  const names = useText(reportTexts)
  const confirm = useConfirm()
  const attempt = useAttempt()
  const pause = useAction(schedules.pauseReportSchedule)
  const remove = useAction(schedules.deleteReportSchedule)
  return {
    pause: ({ ID: id, IsPaused }: ReportSchedule) =>
      attempt(
        async () => change(withSaved(await pause.run({ id, IsPaused: !IsPaused }))),
        text(IsPaused ? 'isResumed' : 'isPaused'),
        text('failed'),
      ),
    remove: async ({ ID: id, Report }: ReportSchedule) => {
      const question = {
        title: text('deleteQuestion'),
        text: `${names(`report.${Report}`)}. ${text('deleteText')}`,
        confirm: text('delete'),
        isDangerous: true,
      }
      if (!(await confirm(question))) return
      const run = async () => {
        await remove.run({ id })
        change((rows) => rows.filter(({ ID }) => ID !== id))
      }
      await attempt(run, text('deleted'), text('failed'))
    },
  }
}
