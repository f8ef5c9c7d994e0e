// Requests to the server that this page came from; its address holds the token, so that every request carries it.

export class Failure extends Error {
  // `whole` shows the place in the text too.
  constructor({ message, whole = message, line, key, stopped }) {
    super(message);
    Object.assign(this, { whole, line, key, stopped });
  }
}

async function reached(promise) {
  try {
    return await promise;
  } catch {
    throw new Failure({ message: "The studio does not answer any more. Start `alembert studio` again, and open its new address." });
  }
}

// The answer as data; an answer that tells of an error is thrown.
async function read(response) {
  const data = await response.json().catch(() => ({ error: { message: `The server answered with the status ${response.status}.` } }));
  if (data.error) throw new Failure(data.error);
  return data;
}

export async function get(name) {
  return read(await reached(fetch(name)));
}

function post(job, fields) {
  return reached(fetch(job, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(fields) }));
}

export async function ask(job, fields) {
  return read(await post(job, fields));
}

// A file from the server, handed to the person.
export async function download(job, fields) {
  const response = await post(job, fields);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("Content-Disposition") ?? "");
  if (!name) return read(response);
  give(await response.blob(), decodeURIComponent(name[1]));
}

export function give(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// One request at a time; of those that come while it is under way only the last is sent.
export class Latest {
  constructor(work) {
    this.work = work;
  }

  async send(fields) {
    if (this.busy) {
      this.waiting = fields;
      return;
    }
    this.busy = true;
    try {
      await this.work(fields);
    } finally {
      this.busy = false;
      const next = this.waiting;
      this.waiting = undefined;
      if (next !== undefined) this.send(next);
    }
  }

  // Nothing is sent after what is under way.
  drop() {
    this.waiting = undefined;
  }
}

export function debounced(milliseconds, action) {
  let timer;
  return (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...given), milliseconds);
  };
}
