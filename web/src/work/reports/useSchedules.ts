import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import * as schedules from '../../../../shared/work/schedules/api.ts'
import type { ReportSchedule } from '../../../../shared/work/schedules/schedule.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { byRows, type ServerPages, useOnePage } from '../../core/grid/useServerPages.ts'
import { useText } from '../../core/words/language.tsx'

/** The entity's scheduled reports as the one page of a list; an own change is shown until the list's index has it. */
export const useSchedulePages = (): ServerPages<ReportSchedule> => useOnePage(useApi(schedules.listReportSchedules, {}))

export type ChangeSchedules = ServerPages<ReportSchedule>['change']

/** The rows with one that was saved, at its position or at the end. */
export const withSaved = (saved: ReportSchedule) => (rows: readonly ReportSchedule[]) =>
  rows.some(({ ID }) => ID === saved.ID) ? rows.map((row) => (row.ID === saved.ID ? saved : row)) : [...rows, saved]

/** Actions on one of them, beside editing. */
export function useScheduleActions(change: ChangeSchedules) {
  const text = useText(scheduleTexts)
  const names = useText(reportTexts)
  const { act } = useAction({ ...byRows, failed: text('failed') })
  return {
    pause: ({ ID: id, IsPaused }: ReportSchedule) =>
      act(
        schedules.pauseReportSchedule,
        { id, IsPaused: !IsPaused },
        { done: text(IsPaused ? 'isResumed' : 'isPaused'), onDone: (saved) => change(withSaved(saved)) },
      ),
    remove: ({ ID: id, Report }: ReportSchedule) => {
      const ask = {
        title: text('deleteQuestion'),
        text: `${names(`report.${Report}`)}. ${text('deleteText')}`,
        confirm: text('delete'),
        isDangerous: true,
      }
      const onDone = () => change((rows) => rows.filter(({ ID }) => ID !== id))
      return act(schedules.deleteReportSchedule, { id }, { ask, done: text('deleted'), onDone })
    },
  }
}
