// Plain JavaScript for Node 20: a reporter of vitest for errors outside of any test, which its JSON report leaves out.
import { UNHANDLED } from './outcome.mjs'

export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    for (const { stack, message, cause, VITEST_TEST_PATH: file } of errors)
      // The cause of a worker that ended names the signal and the files that it ran.
      process.stderr.write(
        `${UNHANDLED}${file ? ` in ${file}` : ''}: ${cause ? `${cause.message}: ` : ''}${stack ?? message}\n`,
      )
  }
}
