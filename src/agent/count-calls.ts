import type { Toolbox } from '../brain/tool.ts';
import { logCall } from './tool-log.ts';
import type { LoggedCall } from './tool-log.ts';

/** The same tools, with every call logged as a server logs it. */
export function countCalls(toolbox: Toolbox, log: (call: LoggedCall) => void): Toolbox {
  return {
    tools: toolbox.tools,
    call: (name, args) => {
      const result = toolbox.call(name, args);
      log(logCall(name, args, result));
      return result;
    },
  };
}
