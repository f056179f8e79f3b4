/** Why something about schedules may not happen now. */

export const reportScheduleDaily = {
  en: 'A configuration report covers at least two days. Please choose weekly or monthly.',
  es: 'Un informe de configuración abarca al menos dos días. Elija semanal o mensual.',
}
export const tooManySchedules = {
  en: 'There are {count} scheduled reports already. Please delete one first.',
  es: 'Ya hay {count} informes programados. Elimine uno primero.',
}
