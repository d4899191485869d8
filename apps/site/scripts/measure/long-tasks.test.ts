import { expect, it } from 'vitest'
import { chooseMedianVisit, FIRST_RENDER, findLongTasks } from './long-tasks'

const react = { invoker: 'MessagePort.onmessage', sourceURL: 'http://localhost/assets/frame.js' }
const recorded = { frames: [], firstContentfulPaint: 100, hydrated: 500 }

it.each([
  ['a task before React has hydrated the page', 300, react, FIRST_RENDER],
  ['a task of React after that', 600, react, 'React'],
  [
    'a task of another script',
    600,
    { invoker: 'BUTTON.onclick', sourceURL: 'http://localhost/assets/home.js' },
    'BUTTON.onclick of home.js',
  ],
])('names %s', (_, startTime, source, name) => {
  const scripts = [
    { ...react, startTime, duration: 5, invoker: 'short' },
    { ...source, startTime: startTime + 5, duration: 50 },
  ]
  const tasks = [{ startTime, duration: 60 }]
  expect(findLongTasks({ ...recorded, tasks, frames: [{ startTime, duration: 90, scripts }] })).toEqual([
    { duration: 60, name },
  ])
})

it('names a task in which scripts take less than half of the time', () => {
  const scripts = [{ ...react, startTime: 600, duration: 20 }]
  expect(
    findLongTasks({
      ...recorded,
      tasks: [{ startTime: 600, duration: 60 }],
      frames: [{ startTime: 600, duration: 70, scripts }],
    }),
  ).toEqual([{ duration: 60, name: 'styles, layout and paint' }])
})

it('leaves out the tasks before the first view', () => {
  expect(findLongTasks({ ...recorded, tasks: [{ startTime: 50, duration: 90 }] })).toEqual([])
})

it('chooses the visit with the median of the longest tasks', () => {
  const createVisit = (...durations: number[]) => durations.map((duration) => ({ duration, name: 'React' }))
  const visits = [createVisit(90), createVisit(), createVisit(52, 60)]
  expect(chooseMedianVisit(visits)).toEqual(createVisit(52, 60))
  expect(chooseMedianVisit([createVisit(), ...visits, createVisit()])).toEqual([])
})
