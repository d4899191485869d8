import type { TestProject } from 'vitest/node'
import { startTestWidgetService } from './widget-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serviceUrl: string
  }
}

/** Starts the widget service before the browser tests. The tests get its URL by `inject('serviceUrl')`. */
export default async function provideWidgetService(project: TestProject) {
  const service = await startTestWidgetService()
  project.provide('serviceUrl', service.baseUrl)
  return () => service.close()
}
