// Plain JavaScript for Node 20: a vitest reporter of errors outside of any test, which vitest's JSON report leaves out.
import { UNHANDLED } from './outcome.mjs'

export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    for (const { stack, message, cause, VITEST_TEST_PATH: file } of errors)
      // If a worker ended, the error's cause names the signal and the files that the worker ran.
      process.stderr.write(
        `${UNHANDLED}${file ? ` in ${file}` : ''}: ${cause ? `${cause.message}: ` : ''}${stack ?? message}\n`,
      )
  }
}
