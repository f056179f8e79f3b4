import type { Profile } from './web.ts'

/** Two machines that people have: a desk's, and a telephone of 2019 on a slow line. */
export interface BenchDevice extends Profile {
  readonly name: 'desk' | 'phone'
  readonly viewport: { readonly width: number; readonly height: number }
}
export const desk: BenchDevice = {
  name: 'desk',
  slowdown: 1,
  megabits: 10,
  latency: 40,
  viewport: { width: 1280, height: 900 },
}
export const phone: BenchDevice = {
  name: 'phone',
  slowdown: 4,
  megabits: 1.6,
  latency: 150,
  viewport: { width: 390, height: 844 },
}

export const demoAccount = (name: string) => `${name}@demo.gleanery.example`
